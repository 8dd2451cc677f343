import { expect, test } from "vitest";
import { sanitizeText, telLink, whatsappLink } from "./links.ts";

test("a number is called or opened in a chat without its spaces; a chat without a message has no query", () => {
  expect(telLink("+91 788 234-5678")).toBe("tel:+917882345678");
  expect(whatsappLink("+91 788 234-5678")).toBe("https://wa.me/917882345678");
  expect(whatsappLink("+91 1", "")).toBe("https://wa.me/911");
});

test("a message is percent-encoded: spaces never become plus signs", () => {
  expect(whatsappLink("+91 1", "a b+c&d\ne")).toBe("https://wa.me/911?text=a%20b%2Bc%26d%0Ae");
});

test("special characters are escaped; unpaired surrogates become the replacement character", () => {
  const text = `<script>"'%&#?</script>\r\nहल्दी 🌶️ \u202e`;
  expect(decodeURIComponent(new URL(whatsappLink("+91 1", text)).search.slice("?text=".length))).toBe(
    text.replace("\r\n", "\n"),
  );
  for (const half of ["\ud83c", "\udc00"])
    expect(whatsappLink("+91 1", `half ${half} pair`)).toContain(encodeURIComponent("half \ufffd pair"));
});

test("line breaks are kept, other control characters become spaces", () => {
  expect(sanitizeText("a\r\nb\rc\td\u0000e\u0007f\u2028g")).toBe("a\nb\nc d e f\u2028g");
});
