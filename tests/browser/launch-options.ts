import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/**
 * What Playwright switches off itself: of two lists of features the last one counts, so ours has to
 * hold both. See `disabledFeatures` in playwright-core.
 */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The lists below the address bar, which nobody sees; each window starts a process for them, at a quarter of a test's cost. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How the suites start a browser in which many pages are opened. */
export async function launchOptions(): Promise<LaunchOptions> {
  const features = [...offByPlaywright, ...addressBar];
  return {
    executablePath: (await findChromium()).path,
    // Pictures are computed anyway; by way of a graphics library that is computed too they cost more.
    args: [`--disable-features=${features.join(',')}`, '--disable-gpu'],
  };
}
