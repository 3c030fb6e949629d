import type { NetFlags } from "../network.ts";

export interface SiteOptions extends NetFlags {
  urls?: string;
  base?: string;
  as?: string;
  crawl?: boolean;
  depth?: string;
  limit?: string;
  crawler?: string[];
  rate?: string;
  out?: string;
  format: "text" | "json" | "csv" | "junit" | "sarif";
  report?: string;
  failOn?: "error" | "warning" | "loss" | "change";
  baseline?: string;
}
