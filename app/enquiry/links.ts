/** Addresses that open a chat or a call (rules: shared research, section C). */

/**
 * A WhatsApp chat with `phone`, started with `message` where one is given. Spaces and line breaks
 * are percent-encoded, never `+`, which WhatsApp does not turn back everywhere.
 *
 * @param phone as people read it, `+91 00000 00001`
 */
export function whatsappLink(phone: string, message?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, "")}`;
  return message ? `${chat}?text=${encodeURIComponent(readable(message))}` : chat;
}

/** A call to `phone`: `tel:+910000000001`, no spaces (RFC 3966). */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/**
 * Text that any app can show: line breaks as `\n`, no other control characters, and half a
 * surrogate pair (which `encodeURIComponent` refuses) replaced by the replacement character.
 */
export function readable(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
      .replace(/\p{Surrogate}/gu, "\ufffd")
  );
}
