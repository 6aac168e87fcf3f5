/** Figures for Prometheus: what the station did, how long it took, and what it holds. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refused } from '../protocol/problems.ts';
import type { Station } from '../station.ts';

/** What is held at this moment, asked for whenever somebody collects figures. */
export interface Holdings {
  readonly liveTables: number;
  readonly sockets: number;
  readonly thinkerQueue: number;
  /** Since the process began. */
  readonly rulesThreadRestarts: number;
  readonly thoughts: number;
  readonly thoughtsForeseen: number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

export class Metrics {
  readonly #registry = new Registry();
  readonly #commands: Counter<'kind' | 'outcome'>;
  readonly #commandSeconds: Histogram<'kind'>;
  readonly #requests: Histogram<'door' | 'status'>;
  readonly #batches: Histogram;

  constructor(holdings: () => Holdings) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#commands = new Counter({
      name: 'roundhouse_commands_total',
      help: 'Commands and questions by what came of them: accepted, or the reason of the refusal',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.#commandSeconds = new Histogram({
      name: 'roundhouse_command_seconds',
      help: 'From a command at the door to its answer, on disk and told',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    });
    this.#requests = new Histogram({
      name: 'roundhouse_request_seconds',
      help: 'HTTP requests by door and status',
      labelNames: ['door', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.#batches = new Histogram({
      name: 'roundhouse_commit_batch_size',
      help: 'Changes of tables that shared one commit',
      buckets: BATCHES,
      registers,
    });
    const counter = (name: string, help: string, field: keyof Holdings): void => {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(holdings()[field]);
        },
      });
    };
    counter(
      'roundhouse_rules_thread_restarts_total',
      'Rules threads that did not answer in time and were replaced',
      'rulesThreadRestarts',
    );
    counter('roundhouse_thoughts_total', 'Decisions of opponents', 'thoughts');
    counter(
      'roundhouse_thoughts_foreseen_total',
      'Those of them that were thought of while people thought, with --think-ahead',
      'thoughtsForeseen',
    );
    const gauge = (name: string, help: string, field: keyof Holdings): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(holdings()[field]);
        },
      });
    };
    gauge('roundhouse_live_tables', 'Tables in memory', 'liveTables');
    gauge('roundhouse_sockets', 'Open sockets', 'sockets');
    gauge('roundhouse_thinker_queue', 'Decisions of opponents that wait for a thinker thread', 'thinkerQueue');
  }

  request(door: string, status: number, seconds: number): void {
    this.#requests.observe({ door, status: String(status) }, seconds);
  }

  commitBatch(size: number): void {
    this.#batches.observe(size);
  }

  async #timed<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const stop = this.#commandSeconds.startTimer({ kind });
    try {
      const done = await work();
      this.#commands.inc({ kind, outcome: 'accepted' });
      return done;
    } catch (error) {
      this.#commands.inc({ kind, outcome: error instanceof Refused ? error.reason : 'failed' });
      throw error;
    } finally {
      stop();
    }
  }

  /** The same station with a stopwatch at its doors, whoever comes through them. */
  measured(station: Station): Station {
    return {
      affairs: station.affairs,
      command: (caller, table, id, command) =>
        this.#timed('command', () => station.command(caller, table, id, command)),
      ask: (caller, table, question) => this.#timed('question', () => station.ask(caller, table, question)),
      follow: (caller, table, line, have) => station.follow(caller, table, line, have),
      followList: (caller, list, line) => station.followList(caller, list, line),
      stop: () => station.stop(),
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
