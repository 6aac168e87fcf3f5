export interface StationModules {
  /** The module that opens a server. */
  readonly server: string;
  readonly registry: URL;
  readonly rulesThread: URL;
  readonly thinkerThread: URL;
}
/** The modules that a station is opened with: built ones, or the sources where nothing can be written. */
export function buildStation(): Promise<StationModules>;
