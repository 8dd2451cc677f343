import type { Content } from "../content/read.server";
import type { RegionCard } from "../ui/RegionCards";

/** The data of a state's card. The content check ensures that the state exists. */
export function regionCard({ regions, regionWords }: Content, region: string, status: string): RegionCard {
  const words = regionWords[region];
  if (!words) throw new Error(`content/en/regions.yaml has no "${region}"`);
  return { ...words, status, icon: regions.find(({ id }) => id === region)?.icon };
}
