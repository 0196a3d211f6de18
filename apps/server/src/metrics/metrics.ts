import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a tenth of a millisecond to a second. */
const SECONDS = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1];

/** What is asked when the metrics are read. */
export interface Observed {
  tables(): number;
  sockets(): number;
  queued(): number;
}

/** The server's own figures, in Prometheus' form; event-loop delay and memory come with its defaults. */
export class Metrics {
  readonly registry = new Registry();
  readonly decide = this.#histogram(
    'stammtisch_decide_seconds',
    'From the queue to the verdict of the rules',
  );
  readonly append = this.#histogram(
    'stammtisch_append_seconds',
    'From the verdict until the entry is durable',
  );
  readonly acknowledge = this.#histogram(
    'stammtisch_acknowledge_seconds',
    'From the arrival of an intent to its acknowledgement',
  );
  readonly refusals = new Counter({
    name: 'stammtisch_refusals_total',
    help: 'Refused intents by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly resyncs = new Counter({
    name: 'stammtisch_resyncs_total',
    help: 'Snapshots sent, by cause',
    labelNames: ['cause'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds the gauges that are read off the running server. */
  observe(observed: Observed): void {
    this.#gauge('stammtisch_tables', 'Tables in memory', () => observed.tables());
    this.#gauge('stammtisch_sockets', 'Connections', () => observed.sockets());
    this.#gauge('stammtisch_queued', 'Intents waiting in tables’ queues', () => observed.queued());
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name, help, buckets: SECONDS, registers: [this.registry] });
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }
}
