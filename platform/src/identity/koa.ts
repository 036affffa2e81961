import type { Provider } from 'oidc-provider';

/** oidc-provider is a koa application; these are the types of its koa. */
export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0];
