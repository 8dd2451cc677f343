import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EnquiryForm, type Submission } from "./EnquiryForm";
import { TextField, textOf } from "./form-fields";

const words = {
  ...{ label: "Form", hindi: "चिट्ठी", title: "Write", alert: "Thanks!", sentTitle: "Thanks!", sentText: "We reply." },
  ...{ whatsapp: "Send on", messageTitle: "Hello", shortened: "Cut", withoutScript: "No script" },
  withoutScriptChat: "Chat",
};
const review = {
  ...{ title: "Read it", lead: "Not sent.", state: "Not sent", to: "To {phone}", open: "Open", opened: "Opened" },
  ...{ copy: "Copy", copied: "Copied", selected: "Selected", call: "Call {phone}", change: "Change" },
};
const reviewed: Submission = { kind: "review", label: "Check", words: review };

beforeEach(() => history.replaceState(null, ""));
afterEach(() => {
  vi.restoreAllMocks();
});

const beforeAlert = vi.fn();

function show(submission: Submission) {
  return render(
    <EnquiryForm
      words={words}
      submission={submission}
      phone="+91 98765 43210"
      newTab="(new tab)"
      answersOf={(form) => [{ label: "Name", value: textOf(form, "name") }]}
      beforeAlert={beforeAlert}
    >
      <TextField name="name" label="Name" required />
      <button type="submit">{submission.label}</button>
    </EnquiryForm>,
  );
}

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });

async function openReview() {
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  const result = show(reviewed);
  await userEvent.type(screen.getByLabelText(/Name/), "Asha");
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  return { ...result, alert };
}

test("the review shows exactly the message of the WhatsApp link, and no alert", async () => {
  const { alert } = await openReview();
  const title = screen.getByRole("heading", { name: review.title });
  expect(document.activeElement).toBe(title);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: new RegExp(`^${review.open}`) });
  const text = new URL(link.href).searchParams.get("text");
  expect(text).toBe("Hello\n\nName: Asha");
  expect([...document.querySelectorAll("p")].map(({ textContent }) => textContent)).toContain(text);
  expect(screen.getByRole("link", { name: "Call +91 98765 43210" }).getAttribute("href")).toBe("tel:+919876543210");
  expect([alert.mock.calls, beforeAlert.mock.calls]).toEqual([[], []]);
});

test("the way back leads to the form as it was, with the focus on its title", async () => {
  await openReview();
  await userEvent.click(screen.getByRole("button", { name: review.change }));
  const title = await screen.findByRole("heading", { name: words.title });
  expect(document.activeElement).toBe(title);
  expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe("Asha");
});

test("the review opens again after a reload, unless the form no longer validates", async () => {
  const { unmount } = await openReview();
  unmount();
  const again = show(reviewed);
  expect(screen.getByRole("heading", { name: review.title })).toBeTruthy();
  again.unmount();
  history.replaceState({ draft: { answers: {}, isReview: true } }, "");
  show(reviewed);
  expect(screen.getByRole("heading", { name: words.title })).toBeTruthy();
});

test("copying is announced; without a clipboard the message is selected", async () => {
  await openReview();
  const writeText = vi.fn().mockResolvedValue(undefined);
  setClipboard({ writeText });
  fireEvent.click(screen.getByRole("button", { name: review.copy }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(review.copied));
  expect(writeText).toHaveBeenCalledWith("Hello\n\nName: Asha");
  setClipboard(undefined);
  fireEvent.click(screen.getByRole("button", { name: review.copy }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(review.selected));
  expect(getSelection()?.toString()).toBe("Hello\n\nName: Asha");
});

test("opening WhatsApp is announced, and the message stays to be sent again", async () => {
  await openReview();
  const link = screen.getByRole("link", { name: new RegExp(`^${review.open}`) });
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.getByRole("status").textContent).toBe(review.opened);
  expect(screen.getByText(review.state)).toBeTruthy();
  expect(history.state.draft.answers).toEqual({ name: "Asha" });
});

test("a form without a review keeps nothing of what is typed", async () => {
  vi.spyOn(window, "alert").mockReturnValue();
  show({ kind: "alert", label: "Send" });
  await userEvent.type(screen.getByLabelText(/Name/), "Asha");
  dispatchEvent(new Event("beforeunload"));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(history.state).toBeNull();
  expect(window.alert).toHaveBeenCalledWith(words.alert);
});

test("the hint for a form whose script does not arrive goes when it has arrived", () => {
  show(reviewed);
  expect(screen.queryByText(words.withoutScript, { exact: false })).toBeNull();
});
