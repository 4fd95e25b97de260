type Handlers<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/** Adds listeners, keyed by event name; returns a function that removes them. */
export function listen<Events extends object = WindowEventMap>(
  target: EventTarget | null,
  handlers: NoInfer<Handlers<Events>>,
  options?: AddEventListenerOptions,
): () => void {
  const listening = new AbortController();
  for (const [name, handler] of Object.entries(handlers))
    target?.addEventListener(name, handler as EventListener, {
      ...options,
      signal: listening.signal,
    });
  return () => listening.abort();
}
