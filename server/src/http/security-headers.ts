import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Browser features the product does not use; denied to all scripts. */
const unusedPowers =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/**
 * The security headers of all answers, which are always the same: made once, because the library would build its
 * policy for each request anew. Pictures may also come from `picturesFrom`; `hsts` is the value of that header.
 */
export function securityHeaders(
  picturesFrom: readonly string[],
  hsts: string | undefined,
): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        imgSrc: ["'self'", ...new Set(picturesFrom), 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })
  write(answer.req, answer, () => undefined)
  const names = answer.getHeaderNames()
  const written = new Map(names.map((name) => [name, String(answer.getHeader(name))]))
  return {
    ...Object.fromEntries(written),
    'permissions-policy': unusedPowers,
    ...(hsts === undefined ? {} : { 'strict-transport-security': hsts }),
  }
}
