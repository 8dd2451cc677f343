import { createContext } from "react";

/**
 * What the buttons of a page need for a chat or a call: the main phone number, and the words that tell screen readers
 * that a new tab opens. Islands do not see the page's: forms provide their own.
 */
export const ChatContext = createContext({ phone: "", newTab: "" });
