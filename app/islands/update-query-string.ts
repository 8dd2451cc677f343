/**
 * Changes the query string of the URL, without a new entry in the history.
 *
 * @param change returns the new query string with its `?`, or an empty string
 */
export function updateQueryString(change: (search: string) => string): void {
  const address = new URL(location.href);
  address.search = change(address.search);
  replaceAddress(address);
}

/** Changes the URL, without a new entry in the history. */
export function replaceAddress(address: URL): void {
  try {
    // The absolute URL, because a path that begins with two slashes would be parsed as another host.
    history.replaceState(history.state, "", address);
  } catch (error) {
    // Safari allows 100 changes in 30 seconds. The next change after that corrects the URL.
    console.error(error);
  }
}
