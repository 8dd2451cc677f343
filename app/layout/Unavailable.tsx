import type { LayoutWords } from "../content/schema/layout";
import { WhatsAppLink } from "../enquiry/WhatsAppButton";
import { marks } from "../island/marks";

/**
 * What takes the place of a button whose code cannot be loaded (app/island/start.ts); hidden until then. To be above all
 * such buttons: their code may fail while the rest of the page is still arriving.
 */
export function Unavailable({ words }: { words: LayoutWords["unavailable"] }) {
  return (
    <p className="small" role="status" hidden {...{ [marks.unavailable]: "" }}>
      {words.text} <WhatsAppLink message={words.message}>{words.chat}</WhatsAppLink>
    </p>
  );
}
