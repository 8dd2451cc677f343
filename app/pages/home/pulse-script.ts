/**
 * Lets the label before this inline script pulse again, three times, whenever the page is shown: when Back restores it,
 * and when its tab comes to the front. The animation is in the styles, and there is none with reduced motion.
 */
export function pulseWhenShown(): void {
  const label = document.currentScript?.previousElementSibling; // ContactWidget.tsx.
  const pulse = () => {
    if (document.visibilityState === "visible") for (const animation of label?.getAnimations() ?? []) animation.play();
  };
  document.addEventListener("visibilitychange", pulse);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) pulse();
  });
}
