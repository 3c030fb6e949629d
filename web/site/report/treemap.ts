import { hierarchy, treemap } from "d3-hierarchy";
import type { FolderCounts, FolderVerdict, SiteSummary } from "../findings/summary.ts";
import { VERDICTS } from "../findings/verdicts.ts";
import { count, thousands } from "../findings/words.ts";
import { type Html, html } from "./html.ts";

interface Node {
  name: string;
  verdict?: FolderVerdict;
  verdictName?: string;
  pages?: number;
  children?: Node[];
}

interface Size {
  width: number;
  height: number;
  /** The maximum number of folders with a separate tile each; all other folders share one tile. */
  folders: number;
}

const WIDE: Size = { width: 1080, height: 460, folders: 60 };
const NARROW: Size = { width: 340, height: 480, folders: 18 };

const LABEL = 18;
const CHARACTER = 6.6;

/**
 * Returns the treemap of folders, drawn once for wide screens and once for narrow ones. The size of a tile shows the number of pages, and
 * its colour shows the verdict.
 */
export function folderMap(summary: SiteSummary): Html {
  if (summary.pages === 0) return html`<p>The run has no page.</p>`;
  return html`<div class="map wide">${drawing(summary, WIDE)}</div>
<div class="map narrow">${drawing(summary, NARROW)}</div>`;
}

function drawing({ folders, hosts, pages }: SiteSummary, { width, height, folders: limit }: Size): Html {
  const root = hierarchy<Node>({ name: "", children: nodes(folders, limit, hosts > 1) }).sum(({ pages }) => pages ?? 0);
  const layout = treemap<Node>()
    .size([width, height])
    .paddingInner(1)
    .paddingOuter(({ depth }) => (depth === 1 ? 2 : 0))
    .paddingTop((tile) => (tile.depth === 1 ? (hasLabel(tile) ? LABEL : 2) : 0))
    .round(true);
  const tiles = layout(root).descendants().slice(1);
  const label = `Folders by number of pages (${count(pages, "page")}), coloured by verdict. The table below has the numbers.`;
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${tiles.map((tile) =>
    tile.depth === 1 ? folderTile(tile) : verdictTile(tile),
  )}</svg>`;
}

type Tile = ReturnType<ReturnType<typeof treemap<Node>>>;

/** Returns `true` if a folder's tile has room for a label and for the tiles of its verdicts. */
function hasLabel({ x0, y0, x1, y1 }: Tile): boolean {
  return x1 - x0 >= 44 && y1 - y0 >= 2 * LABEL;
}

function folderTile(tile: Tile): Html {
  const { x0, y0, x1, data, value } = tile;
  const text = hasLabel(tile) ? fitting(data.name, x1 - x0 - 8) : "";
  const title = `${data.name}: ${count(value ?? 0, "page")}`;
  const name = text !== "" && html`<text class="name" x="${x0 + 4}" y="${y0 + 13}">${text}</text>`;
  return html`<g><rect class="folder" ${box(tile)}><title>${title}</title></rect>${name}</g>`;
}

function verdictTile(tile: Tile): Html {
  const { x0, y0, x1, y1, data, value, parent } = tile;
  const pages = thousands(value ?? 0);
  const isRoomy = x1 - x0 > pages.length * CHARACTER + 8 && y1 - y0 > 16;
  const title = `${parent?.data.name}: ${count(value ?? 0, "page")}, ${data.verdictName}`;
  const text = isRoomy && html`<text x="${x0 + 5}" y="${y0 + 14}">${pages}</text>`;
  return html`<g class="${data.verdict}"><rect ${box(tile)}><title>${title}</title></rect>${text}</g>`;
}

function box({ x0, y0, x1, y1 }: Tile): Html {
  return html`x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}"`;
}

function nodes(folders: readonly FolderCounts[], limit: number, hasHosts: boolean): Node[] {
  const shown = folders.filter(({ folder }) => folder !== "…").slice(0, limit);
  const rest = folders.filter((folder) => !shown.includes(folder));
  const others = rest.map(({ verdicts }) => verdicts);
  return [
    ...shown.map((folder) => ({ name: folderName(folder, hasHosts), children: verdictNodes([folder.verdicts]) })),
    ...(others.length > 0 ? [{ name: "other folders", children: verdictNodes(others) }] : []),
  ];
}

export function folderName({ host, folder }: FolderCounts, hasHosts: boolean): string {
  return folder === "…" ? "other folders" : hasHosts ? `${host}${folder}` : folder;
}

function verdictNodes(counts: readonly FolderCounts["verdicts"][]): Node[] {
  return VERDICTS.flatMap(([verdict, verdictName]) => {
    const pages = counts.reduce((sum, verdicts) => sum + verdicts[verdict], 0);
    return pages > 0 ? [{ name: verdictName, verdict, verdictName, pages }] : [];
  });
}

/** Shortens a name to a width in pixels. Keeps the end, because the beginnings of folder names are often the same. */
function fitting(name: string, width: number): string {
  const characters = [...name];
  const room = Math.floor(width / CHARACTER);
  return characters.length <= room ? name : `…${characters.slice(1 - room).join("")}`;
}
