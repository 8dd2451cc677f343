import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { SiteFolder } from "./site-folder.ts";

/** Writes a brotli and a gzip copy beside every text file, for hosts that serve them. */
export function compress(site: SiteFolder): void {
  const files = site.files().filter((file) => /\.(html|css|js|svg|xml|txt|vcf|webmanifest|json)$/.test(file));
  for (const file of files) {
    const bytes = site.bytes(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    site.write(`${file}.br`, brotliCompressSync(bytes, { params }));
    site.write(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
