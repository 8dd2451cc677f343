import type { OpenNow } from "./open-now.ts";

/** Shows whether the office is open now, in Indian time. An inline script, right after the sentence and its data. */
export function sayWhetherOpen(): void {
  const data = document.currentScript?.previousElementSibling; // As OpenNow.tsx renders them.
  const line = data?.previousElementSibling as HTMLElement;
  const { week, months, opens, closes, closedOn, sentences }: OpenNow = JSON.parse(data?.textContent ?? "");
  const update = () => {
    // India is UTC+5:30 all year. `Intl.DateTimeFormat` would take 50 ms on a slow phone: the sentence would appear
    // after the first paint and shift the layout.
    const india = new Date(Date.now() + 5.5 * 60 * 60_000).toISOString(); // 2027-01-26T09:00:00.000Z
    const [today = "", time = ""] = india.split("T");
    const dateIn = (days: number) => new Date(Date.parse(today) + days * 24 * 60 * 60_000);
    const isOpenIn = (days: number) =>
      week[dateIn(days).getUTCDay()]?.isOpen && !closedOn.includes(dateIn(days).toISOString().slice(0, 10));
    let days = 1;
    while (!isOpenIn(days)) days += 1;
    const next = dateIn(days);
    const nextDay =
      days > 7 ? `${next.getUTCDate()} ${months[next.getUTCMonth()]}` : (week[next.getUTCDay()]?.name ?? "");
    const sentence = () => {
      if (closedOn.includes(today)) return sentences.holiday;
      if (isOpenIn(0) && time < opens) return sentences.today;
      if (isOpenIn(0) && time < closes) return sentences.open;
      return days === 1 ? sentences.tomorrow : sentences.later;
    };
    line.textContent = sentence().replace("{day}", nextDay);
  };
  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, 60_000 - (Date.now() % 60_000));
  };
  updateEachMinute();
  line.hidden = false;
  // Timers are suspended while a phone sleeps.
  document.addEventListener("visibilitychange", update);
}
