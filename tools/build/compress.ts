import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFolder } from "./site-folder.ts";

/** Writes a brotli and a gzip copy beside every text file, for hosts that serve them. Uses all processors. */
export async function compress(site: SiteFolder): Promise<void> {
  const files = site.files().filter((file) => /\.(html|css|js|svg|xml|txt|vcf|webmanifest|json)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = site.bytes(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      site.write(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      site.write(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
