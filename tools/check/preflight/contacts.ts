import { beforeLaunch, type Problem } from "../../../app/content/problems.ts";
import type { Site } from "../../../app/content/schema/site.ts";

const file = "content/en/site.yaml";

/** Reports phone numbers that do not exist in India. */
export function invalidPhoneNumbers({ phones }: Pick<Site, "phones">): Problem[] {
  return Object.entries(phones).flatMap(([name, number]) =>
    /^\+91[6-9]\d{9}$/.test(number.replaceAll(" ", ""))
      ? []
      : beforeLaunch(
          file,
          ["phones", name],
          `No Indian mobile number looks like ${number}: write +91 and ten digits, the first of them 6, 7, 8 or 9.`,
        ),
  );
}

/** Reports a URL at which the site cannot be public. */
export function invalidSiteAddress({ address }: Pick<Site, "address">): Problem[] {
  const path = ["address"];
  const url = URL.parse(address);
  if (url?.protocol !== "https:")
    return [
      beforeLaunch(file, path, `${address} is no https:// address. Write the site's own, with https:// before it.`),
    ];
  if (!isReserved(url.hostname) && !url.port) return [];
  const message = `No visitor can open ${url.host}. Register a domain, and write it here with https:// before it.`;
  return [beforeLaunch(file, path, message)];
}

/** Reports e-mail addresses at which nothing can arrive. */
export function invalidEmailAddresses({ emails }: Pick<Site, "emails">): Problem[] {
  const readers = {
    general: "Visitors write to it, and security.txt gives it to those who find a weakness in the site.",
    trade: "Distributors write to it.",
  } satisfies Record<keyof Site["emails"], string>;
  return Object.entries(readers).flatMap(([name, reader]) => {
    // The keys of `readers` are the names of the fields.
    const email = emails[name as keyof typeof readers];
    return isReserved(email.split("@").at(-1) ?? "")
      ? beforeLaunch(file, ["emails", name], `No mail arrives at ${email}. ${reader} Write one that somebody reads.`)
      : [];
  });
}

/** Whether nobody can own a domain: reserved names (RFC 2606, 6761, 6762), local networks, placeholders. */
export function isReserved(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  const isNumber = /^[\d.]+$|^\[/.test(host);
  return (
    labels.length < 2 ||
    isNumber ||
    ["test", "invalid", "localhost", "local", "internal", "lan", "home"].includes(labels.at(-1) ?? "") ||
    labels.some((label) => ["example", "placeholder", "yourdomain", "your-domain"].includes(label))
  );
}
