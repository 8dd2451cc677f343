// Runs right after the line (HindiOffer.tsx), before it is painted. In a block, so that its names do not meet those of
// page-script.js. Only this entry of the tab's history remembers that the line was closed: nothing is stored.
{
  const line = document.currentScript.previousElementSibling;
  line.hidden = history.state?.isClosed || !/^hi\b/i.test(navigator.language);
  line.lastElementChild.addEventListener("click", () => {
    line.hidden = true;
    history.replaceState({ ...history.state, isClosed: true }, "");
  });
}
