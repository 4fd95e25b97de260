import type { ServerResponse } from 'node:http';
import type { Connect, HotChannelClient, HotPayload, Plugin, ViteDevServer } from 'vite';

type Handler = (data: unknown, client: HotChannelClient) => void;

/** A dev server without files, requests or browsers. */
export interface FakeDevServer {
  readonly server: ViteDevServer;
  /** Messages sent to browsers. */
  readonly sent: HotPayload[];
  /** Messages written to the terminal. */
  readonly written: string[];
  /** Emits an event as if a browser had sent it. */
  emit(event: string, data: unknown): void;
  /**
   * Simulates a request for a module that fails to compile. Returns the errors that are passed on
   * to Vite.
   */
  fail(error: Error): readonly unknown[];
  /**
   * Notifies the plugin of a saved or new file. The plugin calls `read` to wait until the file is
   * written.
   */
  save(
    plugin: Plugin,
    file: string,
    type?: 'update' | 'create',
    read?: () => void,
  ): Promise<unknown>;
}

/** The module that stands for every saved file. One other module imports it. */
export const savedModule = { isSelfAccepting: false, importers: new Set(['importer']) };

/** Creates a fake dev server and configures it with a plugin. */
export function fakeDevServer(plugin: Plugin): FakeDevServer {
  const handlers = new Map<string, Handler>();
  const sent: HotPayload[] = [];
  const written: string[] = [];
  const client = { send: (payload: HotPayload) => sent.push(payload) };
  const watcher = { add: () => watcher, on: () => watcher, emit: () => false };
  const errorHandlers: Connect.ErrorHandleFunction[] = [];
  const environment = {
    name: 'client',
    hot: { ...client, on: (event: string, handler: Handler) => handlers.set(event, handler) },
    moduleGraph: {
      urlToModuleMap: new Map(),
      idToModuleMap: new Map(),
      getModulesByFile: () => undefined,
      invalidateModule: () => undefined,
    },
    transformRequest: () => Promise.resolve(null),
  };
  const log = (message: string): void => void written.push(message);
  const server = {
    environments: { client: environment },
    config: {
      logger: { error: log, warn: log, info: log },
    },
    middlewares: { use: (handler: Connect.ErrorHandleFunction) => errorHandlers.push(handler) },
    watcher,
  } as unknown as ViteDevServer;
  const configure = plugin.configureServer as (server: ViteDevServer) => (() => void) | undefined;
  configure(server)?.();
  return {
    server,
    sent,
    written,
    fail(error) {
      const request = {} as Connect.IncomingMessage;
      const response = { end: () => undefined } as unknown as ServerResponse;
      const left: unknown[] = [];
      for (const handle of errorHandlers)
        handle(error, request, response, (reason: unknown) => void left.push(reason));
      return left;
    },
    emit: (event, data) => handlers.get(event)?.(data, client as unknown as HotChannelClient),
    save: ({ hotUpdate }, file, type = 'update', read = () => undefined) => {
      const handler = typeof hotUpdate === 'function' ? hotUpdate : hotUpdate?.handler;
      const options = { type, file, modules: [savedModule], server, read, timestamp: 1 };
      return (handler as (this: unknown, given: unknown) => Promise<unknown>).call(
        { environment },
        options,
      );
    },
  };
}
