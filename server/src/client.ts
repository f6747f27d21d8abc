/** Facts about the program that sent a request. */
export interface Client {
  /** The IP address, as far as the trusted proxies tell it; IPv4 without its IPv6 prefix. */
  address: string
  /** The `User-Agent` header. */
  userAgent: string | undefined
  /** The origin of the product's page that sent the request; that of the site if none did. */
  pageOrigin: string
  /** The id of the request, which is also in the log and in the response. */
  requestId: string
}
