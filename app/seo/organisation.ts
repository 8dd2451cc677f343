import type { Organization, WithContext } from "schema-dts";
import type { SiteFacts } from "../content/facts";

/** The organisation as structured data for the floating contact widget (specification, section 2). */
export function organisation(site: SiteFacts, description: string): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.brand.name,
    description,
    telephone: site.phones.second.replaceAll(" ", ""),
    url: site.address,
    contactPoint: {
      "@type": "ContactPoint",
      telephone: site.phones.second.replaceAll(" ", ""),
      contactType: "customer service",
      availableLanguage: ["hi", "en"],
    },
  };
}
