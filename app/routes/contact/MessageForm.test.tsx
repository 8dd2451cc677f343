import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MessageForm, type MessageFormProps } from "./MessageForm";

const words: MessageFormProps["words"] = {
  ...{ label: "Form", hindi: "चिट्ठी", title: "Write", submit: "Send", hint: "We reply", yes: "Yes", no: "No" },
  ...{
    alert: "Thank you!",
    sentTitle: "Thank you!",
    sentText: "We reply.",
    whatsapp: "Send on",
    messageTitle: "Hello",
  },
  ...{ shortened: "Cut", withoutScript: "No script", withoutScriptChat: "Chat" },
  name: { label: "Your name" },
  email: { label: "Mail" },
  phone: { label: "Telephone" },
  subject: { label: "About" },
  message: { label: "Words" },
  inquiryType: {
    label: "Kind",
    choose: "Choose",
    options: {
      ...{ general: "General", product: "Product", bulk: "Bulk" },
      ...{ distributor: "Distributor", complaint: "Complaint", other: "Other" },
    },
  },
};

afterEach(() => vi.restoreAllMocks());

test("after submitting, the form is reset and its answers are offered for WhatsApp", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  render(
    <MessageForm
      words={words}
      submission={{ kind: "alert", label: words.submit }}
      phone="+91 98765 43210"
      newTab="(new tab)"
    />,
  );
  for (const [label, text] of [
    ["Your name *", "Ravi"],
    ["Mail *", "r@example.in"],
    ["About *", "Mirch"],
    ["Words *", "How much?"],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole("button", { name: words.submit }));
  expect(log.mock.calls[0]?.[1]).toEqual({
    name: "Ravi",
    email: "r@example.in",
    phone: "",
    subject: "Mirch",
    message: "How much?",
    inquiryType: "",
  });
  expect(alert).toHaveBeenCalledExactlyOnceWith(words.alert);
  expect(screen.getByLabelText<HTMLInputElement>("Words *").value).toBe("");
  expect(screen.getByRole("status").contains(document.activeElement)).toBe(true);
  expect(new URL(screen.getByRole<HTMLAnchorElement>("link").href).searchParams.get("text")).toContain("How much?");
});
