/**
 * Picks the sentence of the line before it by India's clock, before the line is painted (OpenNow.tsx). The line's
 * schedule is as open-now.ts says.
 */
export function pickSentence(): void {
  const line = document.currentScript?.previousElementSibling as HTMLElement; // OpenNow.tsx.
  const [opens, closes, ...days] = line.getAttribute("data-schedule")?.split(" ") ?? [];
  const show = () => {
    // Minutes since Monday, 29 December 1969, in India: half past five ahead of UTC, all year round.
    const minutes = Date.now() / 60_000 + 330 + 3 * 1440;
    const day = Math.floor(minutes / 1440);
    const minute = minutes % 1440;
    const digits = days.find((holiday) => holiday.startsWith(`${day}=`)) ?? days[day % 7];
    const sentence = digits?.slice(-3)[Number(minute >= Number(opens)) + Number(minute >= Number(closes))];
    for (const [index, child] of [...line.children].entries())
      (child as HTMLElement).hidden = index.toString(36) !== sentence;
  };
  const showEachMinute = () => {
    show();
    setTimeout(showEachMinute, 60_000 - (Date.now() % 60_000));
  };
  showEachMinute();
  line.hidden = false;
  // Timers stand still while a phone sleeps.
  document.addEventListener("visibilitychange", show);
}
