import { useEffect } from 'react';
import type { Navigation } from '../../contexts.ts';
import { isLeavingOnPurpose } from '../../../session/unsaved.ts';
import type { RowForm } from '../../formily/row-form.ts';

/** Asks before a page is left with something typed and not saved: inside the product and by the browser itself. */
export function useLeaveGuard(form: Pick<RowForm, 'isDirty'>, navigation: Pick<Navigation, 'guard'>): void {
  const { guard } = navigation;
  useEffect(() => guard(form.isDirty), [form, guard]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingOnPurpose() && form.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [form]);
}
