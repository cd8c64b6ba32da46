import { limits } from '@busbar/contract'
import { useAddressParameters } from '../parts/use-address-parameters.ts'

export type ListView = ReturnType<typeof useListView>

/** What of a list is shown. It lives in the address, so that reload, back and a shared link keep it. */
export function useListView(filterNames: string[] = []) {
  const { parameters, change } = useAddressParameters()
  const search = parameters.get('search') ?? ''
  const sort = parameters.get('sort') ?? undefined
  const isTrash = parameters.get('trash') === 'true'
  const filters = Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? undefined]))
  const page = Math.max(1, Math.trunc(Number(parameters.get('page')) || 1))

  return {
    search,
    sort,
    page,
    isTrash,
    filters,
    query: {
      ...filters,
      search: search || undefined,
      sort,
      page,
      limit: limits.lists.pageSize,
      trash: isTrash || undefined,
    },
    find: (text: string) => change({ search: text.trim(), page: undefined }),
    sortBy: (next: string | undefined) => change({ sort: next, page: undefined }),
    /** The browser's Back button closes it. */
    showTrash: (isShown: boolean) =>
      change({ trash: isShown ? 'true' : undefined, page: undefined }, { isStep: true }),
    isFiltered: Object.values(filters).some(Boolean),
    filterBy: (name: string, value?: string) => change({ [name]: value, page: undefined }),
    clearFilters: () => change(Object.fromEntries([...filterNames, 'page'].map((name) => [name, undefined]))),
    turnTo: (next: number) => change({ page: next > 1 ? String(next) : undefined }),
  }
}
