import { withUnit } from 'contract';

// Apart from the other numbers: few pages speak of files.

const TENTHS = 10;
const KIBIBYTE = 1024;

/** „480 KB“, „1,2 MB“: as the lists of files on desktops say it, in steps of 1024; never less than 1 KB. */
export function formatFileSize(bytes: number): string {
  const kibibytes = Math.max(1, Math.ceil(bytes / KIBIBYTE));
  if (kibibytes < KIBIBYTE) return withUnit(kibibytes, 'KB');
  return withUnit(Math.round((bytes / KIBIBYTE / KIBIBYTE) * TENTHS) / TENTHS, 'MB');
}
