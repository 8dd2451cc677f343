// Runs right after the line it fills in (OpenNow.tsx), before that line is painted. In a block, so that its names do
// not meet those of page-script.js.
{
  const line = document.currentScript.previousElementSibling;
  const [opens, closes, ...week] = line.dataset.schedule.split(" ");
  const show = () => {
    // Minutes since Monday, 29 December 1969, in India: half past five ahead of UTC, all year round.
    const minutes = Date.now() / 60_000 + 330 + 3 * 1440;
    const minute = minutes % 1440;
    const sentence = week[Math.floor(minutes / 1440) % 7][(minute >= opens) + (minute >= closes)];
    for (const child of line.children) child.hidden = child !== line.children[sentence];
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
