/** The posting an address of the list shows beside it, or null. */
export function readBeside(search: URLSearchParams): number | null {
  const given = search.get('job')
  return given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
}

/** The address of a list with a posting beside it; `list` is an address of ours without one. */
export const besideAddress = (list: string, id: number): string => `${list}${list.includes('?') ? '&' : '?'}job=${id}`
