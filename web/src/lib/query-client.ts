import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api.ts'

// A button that sends something is busy before the second click of a double click arrives.
notifyManager.setScheduler(queueMicrotask)

/**
 * One cache of server state. What the server refused is not asked again; what got lost is, twice, and
 * once more when the network is back. Without a network things fail at once, so that the screen says so:
 * waiting for it would look like loading, and some devices are told wrongly that they have none.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isApiError(error, 'network', 'internal_error'),
      retryDelay: (failure) => 400 * 2 ** failure,
    },
    mutations: { networkMode: 'always' },
  },
})
