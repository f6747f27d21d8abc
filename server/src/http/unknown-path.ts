import type { Endpoint } from '@medley/contract/endpoint'
import { AppError } from '../app-error.ts'

/** The error for a request without an endpoint: an unknown path, or an unsupported method on a known one. */
export function unknownPathError(endpoints: readonly Endpoint[]): (url: string) => AppError {
  const patterns = endpoints.map(({ path }) => pathPattern(path))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const known = patterns.some((pattern) => pattern.test(path))
    return new AppError(known ? 'method_not_allowed' : 'not_found')
  }
}

function pathPattern(path: string): RegExp {
  const escaped = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.\\/-]/g, '\\$&'))
  return new RegExp(`^${escaped.join('[^/]+')}/?$`)
}
