/**
 * One of the project's own small scripts, written into the page where it is to run; the build minifies and hashes it.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, which contains no markup
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
