import type { Content } from "../content/read.server";
import type { StationBoard } from "../ui/Boards";

/** A state's station board. The content check has made sure that the state exists. */
export function stationBoard({ regions, regionWords }: Content, region: string, status: string): StationBoard {
  const words = regionWords[region];
  if (!words) throw new Error(`content/en/regions.yaml has no "${region}"`);
  return { ...words, status, icon: regions.find(({ id }) => id === region)?.icon };
}
