import { useSearchParams } from 'react-router'

/** What of a screen is shown, kept in its address so that reload, back and a shared link keep it. Empty means default. */
export function useAddressParameters() {
  const [parameters, setParameters] = useSearchParams()
  const change = (
    changes: Record<string, string | undefined>,
    /** A step can be taken back with the browser's Back. */
    { isStep = false }: { isStep?: boolean } = {},
  ) =>
    setParameters(
      (current) => {
        for (const [key, value] of Object.entries(changes)) {
          if (value) current.set(key, value)
          else current.delete(key)
        }
        return current
      },
      { replace: !isStep, preventScrollReset: true },
    )
  return { parameters, change }
}
