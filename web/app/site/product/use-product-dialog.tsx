import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ShownProduct } from './shown-product.ts'

type Shown = { product: ShownProduct; Dialog: typeof import('./product-dialog.tsx').ProductDialog }

/**
 * Lets a list of products show one of them in a dialog: hand `open` to the cards and put `dialog` beside them. The
 * dialog is loaded when the first one is opened; where that fails, the product's page opens instead.
 */
export function useProductDialog(): { dialog: ReactNode; isOpen: boolean; open: (of: ShownProduct) => void } {
  const [shown, setShown] = useState<Shown | null>(null)
  const navigate = useNavigate()

  async function open(product: ShownProduct) {
    try {
      const { ProductDialog } = await import('./product-dialog.tsx')
      setShown({ product, Dialog: ProductDialog })
    } catch {
      await navigate(`/products/${product.slug}`)
    }
  }

  const dialog = shown && <shown.Dialog product={shown.product} onClose={() => setShown(null)} />
  return { dialog, isOpen: shown !== null, open: (product) => void open(product) }
}
