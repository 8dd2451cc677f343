import { use } from "react";
import type { PageWords } from "../../content/schema/schemas.ts";
import type { ControlData } from "../../features/controls/Control.tsx";
import { PageControl } from "../../features/controls/PageControl.tsx";
import { telLink } from "../../features/enquiry/links.ts";
import { BulkQuote } from "../../features/slip/BulkQuote.tsx";
import { Island } from "../../islands/Island.tsx";
import { PageContext } from "../../site/page-context.ts";
import { LabelPair } from "../../ui/LabelPair.tsx";
import { Picture, type PictureData } from "../../ui/Picture.tsx";
import { UnbrokenRanges } from "../../ui/UnbrokenRanges.tsx";
import styles from "./BulkOffer.module.css";

interface BulkOfferProps {
  words: PageWords<"products">["bulk"];
  picture: PictureData;
  /** If it opens a chat, it opens the slip instead. */
  quote: ControlData;
  distributor: ControlData;
  /** The name of `distributor` if it is a link. */
  distributorName: string;
  /** The catalogue as a PDF. */
  download: ControlData | undefined;
}

/** 'Need Bulk Quantities?', with its two controls and the picture of the packs. */
export function BulkOffer({ words, picture, quote, distributor, distributorName, download }: BulkOfferProps) {
  const { phone } = use(PageContext);
  const [before, after] = words.call.split("{phone}");
  return (
    <div className={`${styles.bulk} cols`}>
      <div className="stack" data-span="6">
        <div>
          <p className="cap">
            <LabelPair {...words} />
          </p>
          <h2>{words.title}</h2>
        </div>
        <p className="lead">
          <UnbrokenRanges text={words.lead} />
        </p>
        <div className="row not-printed">
          {quote.kind === "whatsapp" ? (
            <Island name="bulk" component={BulkQuote} props={quote} />
          ) : (
            <PageControl control={quote} />
          )}
          <PageControl
            control={distributor}
            variant="line"
            name={distributor.kind === "link" ? distributorName : undefined}
          />
          {download ? <PageControl control={download} variant="line" icon="down" /> : null}
        </div>
        <p>
          {before}
          <a className="unbroken" href={telLink(phone)}>
            {phone}
          </a>
          {after}
        </p>
      </div>
      <div className={`${styles.packs} not-printed`} data-at="7">
        <Picture picture={picture} sizes="(max-width: 59.99rem) 92vw, 40vw" loading="later" />
      </div>
    </div>
  );
}
