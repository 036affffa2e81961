export interface Ports {
  app: number;
  api: number;
  identity: number;
  /** Switches faults of the simulated parts on and off; open in tests only. */
  control: number;
}

/** Where the parts of a platform answer. */
export type Addresses = ReturnType<typeof addresses>;

/** Between one platform and the next. */
const STEP = 10;

/**
 * The ports of a worker's platform. Not those of `start`, so that the tests run beside a platform that
 * somebody works with; each suite begins elsewhere, so that the suites run beside each other.
 *
 * @param first how far above those of `start` the suite's ports begin
 */
export function portsFor(first: number, worker = 0): Ports {
  const above = first + STEP * worker;
  return { app: 4200 + above, api: 4300 + above, identity: 4400 + above, control: 4500 + above };
}

/** Where the parts of a platform on these ports answer. */
export function addresses({ app, api, identity, control }: Ports) {
  return {
    app: `http://localhost:${app}`,
    api: `http://localhost:${api}`,
    identity: `http://localhost:${identity}`,
    control: `http://localhost:${control}`,
    health: `http://localhost:${api}/health/ready`,
  };
}
