/** Keeps the house on this machine: after one visit everything works without a network. */
export function stayOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
}
