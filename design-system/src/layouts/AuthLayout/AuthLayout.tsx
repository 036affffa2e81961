import { PublicLayout, type PublicLayoutProps } from '../PublicLayout/PublicLayout.tsx';
import { AuthCard } from './AuthCard.tsx';

export type AuthLayoutProps = Omit<PublicLayoutProps, 'actions' | 'notice'>;

/** One narrow column in the middle of a page that needs no account: joining, setting up. */
export function AuthLayout({ children, ...layout }: AuthLayoutProps) {
  return (
    <PublicLayout {...layout}>
      <AuthCard>{children}</AuthCard>
    </PublicLayout>
  );
}
