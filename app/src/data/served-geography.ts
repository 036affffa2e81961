import { countriesApi, type Geography, toGeography } from 'contract';
import { http } from '../http/client.ts';

let asked: Promise<Geography> | undefined;

/** Countries and territories as staff keep them, asked for once per session. */
export function servedGeography(): Promise<Geography> {
  return (asked ??= ask());
}

async function ask(): Promise<Geography> {
  try {
    return toGeography(await http.call(countriesApi.list));
  } catch (error) {
    // Whoever asks next tries again.
    asked = undefined;
    throw error;
  }
}
