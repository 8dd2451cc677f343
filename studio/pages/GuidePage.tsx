import { Marked } from "marked";
import hi from "../../docs/content-guide.hi.md?raw";
import en from "../../docs/content-guide.md?raw";
import { useStudio } from "../studio-context.ts";
import { taskName } from "../words/field-words.ts";
import { PageHeading } from "./PageHeading.tsx";

const pictures = import.meta.glob<string>("../../docs/pictures/*.webp", { import: "default", eager: true });

/** Links to documents that are not in the studio become plain text. */
const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      return /\.md(#|$)|^#/.test(href) ? this.parser.parseInline(tokens) : false;
    },
  },
});

/** The family's guide, without its part on going public, which needs a command line. */
export function GuidePage() {
  const { language } = useStudio();
  const [guide = ""] = { en, hi }[language].split(/^## Going public/m);
  const text = guide
    .replace(/^# .*/, "")
    .replace(/pictures\/[\w-]+\.webp/g, (file) => pictures[`../../docs/${file}`] ?? "");
  return (
    <main className="start guide">
      <PageHeading>{taskName("/guide", language)}</PageHeading>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own text. */}
      <div dangerouslySetInnerHTML={{ __html: markdown.parse(text) }} />
    </main>
  );
}
