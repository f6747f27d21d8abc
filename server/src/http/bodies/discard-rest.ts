import { type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** Up to about 2 MB are read in between. */
const pauseMs = 100

/**
 * Reads the rest of a body whose request was refused, so that the client gets the answer and the connection
 * can be used again; slowly, because clients may send refused bodies without end.
 */
export function discardRest(request: IncomingMessage): void {
  const { socket } = request
  if (!(socket instanceof Socket) || isOver(request)) return
  request.resume()
  socket.pause()
  const timer = setTimeout(() => {
    socket.resume()
    setImmediate(() => setImmediate(discardRest, request))
  }, pauseMs)
  timer.unref()
}

function isOver({ complete, socket }: IncomingMessage): boolean {
  return complete || socket.destroyed
}
