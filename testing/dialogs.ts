/** Adds to jsdom the methods of dialogs that it lacks, for components that open one (app/features/slip/Paper.tsx). */
export function addDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
