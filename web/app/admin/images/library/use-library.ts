import { createLibraryClient, type LibraryImageChange, type LibraryQuery } from '@busbar/contract'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/browser-client.ts'
import { queryClient } from '../../api/query-client.ts'

const library = createLibraryClient(callOptions)

/** Images, the newest first, as far back as the reader goes. */
export function useLibrary(query: Omit<LibraryQuery, 'before'>) {
  return useInfiniteQuery({
    queryKey: ['library', 'images', query],
    queryFn: ({ pageParam }) => library.images({ ...query, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One image, with where it is used. */
export function useLibraryImage(file: string) {
  return useQuery({
    queryKey: ['library', 'image', file],
    queryFn: () => library.image(file),
    staleTime: 0,
    retry: false,
  })
}

/** Where a download is used. */
export function useDownloadUses(id: string) {
  return useQuery({
    queryKey: ['library', 'download', id],
    queryFn: () => library.downloadUses(id),
    staleTime: 0,
    retry: false,
  })
}

export function useLibraryWrites(file: string) {
  return {
    describe: useMutation({
      // One after the other: of several steps of a slider the last one stays.
      scope: { id: `describe ${file}` },
      mutationFn: (change: LibraryImageChange) => library.describe(file, change),
      onSuccess: refreshLibrary,
    }),
    /** Records everywhere have another image then. */
    replace: useMutation({
      mutationFn: (imageUrl: string) => library.replace(file, { imageUrl }),
      onSuccess: () => queryClient.invalidateQueries(),
    }),
    remove: useMutation({ mutationFn: () => library.remove(file), onSuccess: refreshLibrary }),
  }
}

export async function refreshLibrary() {
  await queryClient.invalidateQueries({ queryKey: ['library'] })
}
