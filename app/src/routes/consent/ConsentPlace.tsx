import { type ComponentType, useEffect, useState } from 'react';

let show: (Host: ComponentType) => void = () => undefined;

/** Below every page: what asks for a decision about cookies, once its code is there. None of it is in a first page. */
export function ConsentPlace() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    show = (component) => setHost(() => component);
  }, []);
  return Host && <Host />;
}

/** @throws where the code could not be loaded */
async function loadHost() {
  const { ConsentHost, openSettings, pageConsent, showBar } = await import('./ConsentHost.tsx');
  show(ConsentHost);
  return { openSettings, pageConsent, showBar };
}

/** Takes up what was decided, with its scripts. @throws where the code could not be loaded */
export const loadConsent = async () => (await loadHost()).pageConsent;

/** Asks for a decision where there is none. @throws where the code could not be loaded */
export const askForConsent = async () => (await loadHost()).showBar();

/** Opens the dialog in which everything is decided anew. @throws where the code could not be loaded */
export const openCookieSettings = async () => (await loadHost()).openSettings();
