/** The signed-in administrator. `uid` is the `admin_id` of everything that he or she owns. */
export interface AdminUser {
  readonly uid: string;
  readonly email: string;
}
