/* Links that open a chat or a call (docs/specification.md, 11). */

/**
 * A link to a WhatsApp chat with `phone`, starting with `message` if there is one. Spaces and line breaks
 * are percent-encoded, because WhatsApp does not decode `+` everywhere.
 *
 * @param phone as displayed, `+91 00000 00001`
 */
export function whatsappLink(phone: string, message?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, "")}`;
  return message ? `${chat}?text=${encodeURIComponent(sanitizeText(message))}` : chat;
}

/** A link that calls `phone`: `tel:+910000000001`, without spaces (RFC 3966). */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/**
 * Cleans a text for use in a link: line breaks become `\n`, other control characters spaces, and unpaired surrogates,
 * for which `encodeURIComponent` throws, the replacement character.
 */
export function sanitizeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it replaces control characters
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
      .replace(/\p{Surrogate}/gu, "\ufffd")
  );
}
