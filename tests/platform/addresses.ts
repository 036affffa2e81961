export interface Ports {
  app: number;
  api: number;
  identity: number;
  /** Switches faults of the simulated parts on and off; open in tests only. */
  control: number;
}

/** Not the ports of `start`, so that the tests run beside a platform that somebody works with. */
export const ports: Ports = { app: 4210, api: 4310, identity: 4410, control: 4510 };

/** Where the parts of a platform on these ports answer. */
export function addresses({ app, api, identity, control }: Ports = ports) {
  return {
    app: `http://localhost:${app}`,
    api: `http://localhost:${api}`,
    identity: `http://localhost:${identity}`,
    control: `http://localhost:${control}`,
    health: `http://localhost:${api}/health`,
  };
}
