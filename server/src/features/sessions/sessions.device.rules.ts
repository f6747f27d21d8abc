import { cutText } from '@medley/contract/values/text-cuts'
const textMax = 100

/** Browsers by their mark in the header; the first match counts, since most name others as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/; wv\)/, 'App'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/\(iP(hone|ad|od)\b.*\bMobile\/\w+$/, 'App'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A short name of the program and system in a `User-Agent` header: `Firefox on Linux`, `curl`. */
export function nameDevice(userAgent: string | undefined): string {
  if (userAgent === undefined) return 'Unknown device'
  const browser = firstMatch(browsers, userAgent)
  const system = firstMatch(systems, userAgent)
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`
  // Other programs begin with their name: `curl/8.5.0`. Every browser begins with Mozilla.
  const program = /^(?!Mozilla\/)([\w.-]+(?: [\w.-]+)*)(?:\/|$)/.exec(userAgent)?.[1]
  return program === undefined ? (system ?? 'Unknown device') : cutText(program, textMax)
}

function firstMatch(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([mark]) => mark.test(userAgent))?.[1]
}
