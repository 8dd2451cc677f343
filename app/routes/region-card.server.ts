import type { Content } from "../content/read.server";
import type { RegionCard } from "../ui/RegionCards";

/** A state's station board. The content check has made sure that the state exists. */
export function regionCard({ regions, regionWords }: Content, region: string, status: string): RegionCard {
  const words = regionWords[region];
  if (!words) throw new Error(`content/en/regions.yaml has no "${region}"`);
  return { ...words, status, icon: regions.find(({ id }) => id === region)?.icon };
}
