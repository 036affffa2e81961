import { Providers } from 'design-system/components/Providers';
import { ShellToasts } from 'design-system/screens/shell/ShellToasts';
import { useNavigate } from 'react-router';

/** Toasts with what react-aria needs around them. */
export function Toasts() {
  const navigate = useNavigate();
  return (
    <Providers navigate={(href) => void navigate(href)}>
      <ShellToasts />
    </Providers>
  );
}
