import type { Content } from "../content/read.server.ts";
import type { RegionCard } from "../ui/RegionCards.tsx";

/** The data of a state's card. Throws only if the content check was skipped, which ensures that the state exists. */
export function regionCard({ regions }: Content, region: string, status: string): RegionCard {
  const found = regions.find(({ id }) => id === region);
  if (!found) throw new Error(`content/en/regions.yaml has no "${region}"`);
  const { name, hindi, cities, icon } = found;
  return { name, hindi, cities, status, icon };
}
