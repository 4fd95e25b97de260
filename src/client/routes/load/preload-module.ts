/**
 * Fetches a module at low priority, without running it, for a later `import()` (HTML standard,
 * "modulepreload" and "fetch priority"). Resolves once it has loaded or failed.
 */
export function preloadModule(address: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload'))
    return fetch(address, { priority: 'low' }).then(() => undefined);
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = address;
  return new Promise((resolve) => {
    const finish = (): void => {
      link.remove();
      resolve();
    };
    link.addEventListener('load', finish);
    link.addEventListener('error', finish);
    document.head.append(link);
  });
}
